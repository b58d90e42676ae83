ALTER TABLE "sandbox_payments" ADD COLUMN "messages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "message_at" timestamp with time zone;