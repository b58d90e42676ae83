CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "customer_tokens_expiry" ON "customer_tokens" USING btree ("expires_at");