CREATE TABLE "portraits" (
	"name" text PRIMARY KEY NOT NULL,
	"picture" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "cm_firebase_token" text;--> statement-breakpoint
CREATE INDEX "customer_tokens_device" ON "customer_tokens" USING btree ("cm_firebase_token");