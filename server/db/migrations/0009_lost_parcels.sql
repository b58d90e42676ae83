ALTER TABLE "parcel_handovers" ADD COLUMN "lost_at" timestamp with time zone;--> statement-breakpoint
UPDATE "settings" SET "value" = jsonb_set("value", '{parcel,lost_after_hours}', '24');
