CREATE TABLE "receipt_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "receipt_links_expiry" ON "receipt_links" USING btree ("expires_at");