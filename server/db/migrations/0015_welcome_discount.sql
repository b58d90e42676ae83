ALTER TABLE "orders" ADD COLUMN "welcome_discount_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "settings" SET "value" = "value" || '{"welcome_discount": {"status": false, "discount": 0, "discount_type": "percent", "days": 0}}'::jsonb;
