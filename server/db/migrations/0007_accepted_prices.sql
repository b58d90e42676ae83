ALTER TABLE "orders" ADD COLUMN "price_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "price_accepted" timestamp with time zone;