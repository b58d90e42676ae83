ALTER TABLE "offline_payments" ADD COLUMN "withheld" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "withheld" integer DEFAULT 0 NOT NULL;