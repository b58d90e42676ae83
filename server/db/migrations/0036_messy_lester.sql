ALTER TABLE "offline_payments" ADD COLUMN "due" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "received_at" timestamp with time zone;