CREATE TABLE "prescription_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"position" integer NOT NULL,
	"upload" text NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offline_payments" ADD COLUMN "proof" text;--> statement-breakpoint
CREATE UNIQUE INDEX "prescription_pictures_owner" ON "prescription_pictures" USING btree ("owner","content_hash");--> statement-breakpoint
CREATE INDEX "prescription_pictures_age" ON "prescription_pictures" USING btree ("created_at");