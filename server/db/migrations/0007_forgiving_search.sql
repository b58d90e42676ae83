CREATE TABLE "words" (
	"word" text PRIMARY KEY NOT NULL,
	"spelling" text GENERATED ALWAYS AS (translate(word, 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءپچڤگژ', 'abcdefghijklmnopqrstuvwxyz01234567')) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(translate(lower((name->>'en') || ' ' || (name->>'ar') || ' ' || jsonb_path_query_array(tags || generic_name, '$[*].*')::text), 'أإآٱىئؤةÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ٠۰١۱٢۲٣۳٤۴٥۵٦۶٧۷٨۸٩۹ًٌٍَُِّْـ', 'ااااييوهaaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooooouuuuuuuuyyy00112233445566778899'), '[\s,.;:!?(){}\[\]\\"''’“”/|&+*%#@<>=~،؛؟–—_-]+'), ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(translate(lower((name->>'en') || ' ' || (name->>'ar')), 'أإآٱىئؤةÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ٠۰١۱٢۲٣۳٤۴٥۵٦۶٧۷٨۸٩۹ًٌٍَُِّْـ', 'ااااييوهaaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooooouuuuuuuuyyy00112233445566778899'), '[\s,.;:!?(){}\[\]\\"''’“”/|&+*%#@<>=~،؛؟–—_-]+'), ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "words_alike" ON "words" USING gin ("spelling" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "items_words" ON "items" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "stores_words" ON "stores" USING gin ("search_words");--> statement-breakpoint
ALTER TABLE "items" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "stores" DROP COLUMN "search_text";--> statement-breakpoint
INSERT INTO "words" ("word") SELECT DISTINCT unnest(tsvector_to_array("search_words")) FROM "items" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "words" ("word") SELECT DISTINCT unnest(tsvector_to_array("search_words")) FROM "stores" ON CONFLICT DO NOTHING;
