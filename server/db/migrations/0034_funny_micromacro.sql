CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "retired_guests_age" ON "retired_guests" USING btree ("created_at");