ALTER TABLE "customer_tokens" ADD COLUMN "id" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_tokens_id" ON "customer_tokens" USING btree ("id");