CREATE TABLE "pushes" (
	"id" text PRIMARY KEY NOT NULL,
	"session" text NOT NULL,
	"customer_id" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"data" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "device_locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "words" jsonb;--> statement-breakpoint
CREATE INDEX "pushes_due" ON "pushes" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "pushes_customer" ON "pushes" USING btree ("customer_id");