CREATE TABLE "referrals" (
	"phone_key" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"friend_id" integer NOT NULL,
	"referrer_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "referrals_due" ON "referrals" USING btree ("status","due_at");--> statement-breakpoint
UPDATE "settings" SET "value" = "value" || '{"ref_earning_minimum_order": 0}'::jsonb;