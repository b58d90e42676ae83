ALTER TABLE "orders" ADD COLUMN "wallet_round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "failure_reason" text;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "reason" text;