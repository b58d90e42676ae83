CREATE TABLE "order_proofs" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "order_proofs_order" ON "order_proofs" USING btree ("order_id","expires_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_proofs_expiry" ON "order_proofs" USING btree ("expires_at");