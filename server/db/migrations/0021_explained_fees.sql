ALTER TABLE "orders" ADD COLUMN "delivery_fee" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "additional_charge_name" jsonb;