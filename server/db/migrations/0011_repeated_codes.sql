ALTER TABLE "push_subscriptions" DROP CONSTRAINT "push_subscriptions_session_customer_tokens_token_hash_fk";
--> statement-breakpoint
ALTER TABLE "order_proofs" ADD COLUMN "retry_hash" text;--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "retry_hash" text;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_customer_tokens_token_hash_fk" FOREIGN KEY ("session") REFERENCES "public"."customer_tokens"("token_hash") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "customer_tokens_retry" ON "customer_tokens" USING btree ("retry_hash") WHERE retry_hash is not null;