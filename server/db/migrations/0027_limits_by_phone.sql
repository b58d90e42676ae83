CREATE TABLE "limit_locks" (
	"key" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "phone_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address_key" text;--> statement-breakpoint
CREATE INDEX "limit_locks_age" ON "limit_locks" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "orders_address" ON "orders" USING btree ("address_key");