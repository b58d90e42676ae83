ALTER TABLE "courier_reviews" ALTER COLUMN "rating" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "rating" SET DATA TYPE double precision;--> statement-breakpoint
-- The average is made of the sum: PostgreSQL changes the type of one only without the other.
ALTER TABLE "delivery_men" DROP COLUMN "avg_rating";--> statement-breakpoint
ALTER TABLE "delivery_men" ALTER COLUMN "rating_sum" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "delivery_men" ADD COLUMN "avg_rating" double precision GENERATED ALWAYS AS (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2)::double precision end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "items" DROP COLUMN "avg_rating";--> statement-breakpoint
ALTER TABLE "items" ALTER COLUMN "rating_sum" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "avg_rating" double precision GENERATED ALWAYS AS (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2)::double precision end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" DROP COLUMN "avg_rating";--> statement-breakpoint
ALTER TABLE "stores" ALTER COLUMN "rating_sum" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "avg_rating" double precision GENERATED ALWAYS AS (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2)::double precision end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "items_rated" ON "items" USING btree ("zone_id","module_id","avg_rating" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "stores_rated" ON "stores" USING btree ("zone_id","module_id","avg_rating" DESC NULLS FIRST,"id");