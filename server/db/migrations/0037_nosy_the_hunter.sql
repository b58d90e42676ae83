CREATE TABLE "review_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"customer_id" integer,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "review_plan" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "courier_reviews" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "from_delivered_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "review_reports_once" ON "review_reports" USING btree ("review_id","customer_id");--> statement-breakpoint
CREATE INDEX "review_reports_new" ON "review_reports" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
UPDATE "reviews" SET "from_delivered_order" = true WHERE "order_id" IS NOT NULL;
