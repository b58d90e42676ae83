ALTER TABLE "stores" ADD CONSTRAINT "stores_discount" UNIQUE("id","discount");--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "store_discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "items" SET "store_discount" = "stores"."discount" FROM "stores" WHERE "stores"."id" = "items"."store_id" AND "stores"."discount" <> 0;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_store_discount" FOREIGN KEY ("store_id","store_discount") REFERENCES "public"."stores"("id","discount") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
DROP INDEX "items_words";--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "price_after" integer GENERATED ALWAYS AS ((price - least(price, case when store_discount > 0
          then floor(price::numeric * store_discount / 10000 + 0.5)
          else case when discount_type = 'percent' then floor(price::numeric * discount / 10000 + 0.5) else discount end end))::integer) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "shelf" text[] GENERATED ALWAYS AS (array[(zone_id)::text || '.' || (module_id)::text || '.' || (width_bucket(order_count, '{16,32,64,128,256,512,1024,2048,4096,8192,16384,32768}'::integer[]))::text]) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "plain_name" text GENERATED ALWAYS AS ('|' || lower(name->>'en') || '|' || translate(lower(name->>'ar'), 'أإآٱىئؤةÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ٠۰١۱٢۲٣۳٤۴٥۵٦۶٧۷٨۸٩۹ًٌٍَُِّْـ', 'ااااييوهaaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooooouuuuuuuuyyy00112233445566778899')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "plain_name" text GENERATED ALWAYS AS ('|' || lower(name->>'en') || '|' || translate(lower(name->>'ar'), 'أإآٱىئؤةÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ٠۰١۱٢۲٣۳٤۴٥۵٦۶٧۷٨۸٩۹ًٌٍَُِّْـ', 'ااااييوهaaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooooouuuuuuuuyyy00112233445566778899')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "items_price" ON "items" USING btree ("zone_id","module_id","price_after","id") WHERE active and available_date_starts is null;--> statement-breakpoint
CREATE INDEX "items_discounted" ON "items" USING btree ("zone_id","module_id",(price_after::numeric / greatest(1, price)),"id") WHERE active and available_date_starts is null and (store_discount > 0 or discount > 0);--> statement-breakpoint
CREATE INDEX "items_words" ON "items" USING gin ("search_words","shelf") WITH (gin_pending_list_limit=64);