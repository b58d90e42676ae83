ALTER TABLE "items" DROP CONSTRAINT "items_store_discount";--> statement-breakpoint
ALTER TABLE "stores" DROP CONSTRAINT "stores_discount";--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_copied" UNIQUE("id","discount","zone_id","module_id");--> statement-breakpoint
UPDATE "items" SET "zone_id" = "stores"."zone_id", "module_id" = "stores"."module_id" FROM "stores" WHERE "stores"."id" = "items"."store_id" AND ("items"."zone_id", "items"."module_id") <> ("stores"."zone_id", "stores"."module_id");--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_as_store" FOREIGN KEY ("store_id","store_discount","zone_id","module_id") REFERENCES "public"."stores"("id","discount","zone_id","module_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "items_sold" ON "items" USING btree ("category_id","store_id") WHERE active and available_date_starts is null;--> statement-breakpoint
CREATE INDEX "stores_place" ON "stores" USING btree ("latitude","longitude","zone_id","module_id","id");--> statement-breakpoint
CREATE INDEX "words_beginning" ON "words" USING btree ("word" text_pattern_ops);
