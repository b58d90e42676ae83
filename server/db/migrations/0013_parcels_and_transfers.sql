CREATE TABLE "offline_payment_methods" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"inputs" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offline_payments" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"method_id" integer NOT NULL,
	"method_name" jsonb NOT NULL,
	"inputs" jsonb NOT NULL,
	"customer_note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"note" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "store_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parcel_category_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "charge_payer" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "receiver_details" jsonb;--> statement-breakpoint
ALTER TABLE "parcel_categories" ADD COLUMN "per_km_shipping_charge" integer;--> statement-breakpoint
ALTER TABLE "parcel_categories" ADD COLUMN "minimum_shipping_charge" integer;--> statement-breakpoint
CREATE INDEX "offline_payments_status" ON "offline_payments" USING btree ("status","updated_at");