CREATE TABLE "transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"ledger" text NOT NULL,
	"from_account" text NOT NULL,
	"to_account" text NOT NULL,
	"amount" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfers_amount" CHECK ("transfers"."amount" > 0),
	CONSTRAINT "transfers_accounts" CHECK ("transfers"."from_account" <> "transfers"."to_account")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_occasion" ON "transfers" USING btree ("occasion","ledger");--> statement-breakpoint
CREATE INDEX "transfers_from" ON "transfers" USING btree ("from_account","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transfers_to" ON "transfers" USING btree ("to_account","created_at" DESC NULLS FIRST);--> statement-breakpoint
INSERT INTO "transfers" SELECT 'wallet-opening-' || "id", 'wallet', 'shop:gift', 'wallet:' || "id", "wallet_balance", 1, 'add_fund_by_admin', 'opening:' || "id", NULL, "created_at" FROM "customers" WHERE "wallet_balance" > 0;--> statement-breakpoint
INSERT INTO "transfers" SELECT 'points-opening-' || "id", 'points', 'shop:gift', 'points:' || "id", "loyalty_point", 1, 'order_place', 'opening:' || "id", NULL, "created_at" FROM "customers" WHERE "loyalty_point" > 0;--> statement-breakpoint
ALTER TABLE "customers" DROP COLUMN "wallet_balance";--> statement-breakpoint
ALTER TABLE "customers" DROP COLUMN "loyalty_point";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "wallet_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "due" integer;--> statement-breakpoint
UPDATE "payments" SET "due" = "orders"."order_amount" FROM "orders" WHERE "orders"."id" = "payments"."order_id";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "due" SET NOT NULL;--> statement-breakpoint
UPDATE "settings" SET "value" = "value" || jsonb_build_object('add_fund_status', "value"->'customer_wallet_status', 'partial_payment_status', "value"->'customer_wallet_status');--> statement-breakpoint
CREATE TABLE "wallet_bonuses" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"bonus_type" text NOT NULL,
	"bonus_amount" integer NOT NULL,
	"minimum_add_amount" integer DEFAULT 0 NOT NULL,
	"maximum_bonus_amount" integer,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_purpose" CHECK (("payments"."order_id" is null) <> ("payments"."customer_id" is null));