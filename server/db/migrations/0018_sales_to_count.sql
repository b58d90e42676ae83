CREATE TABLE "sales_to_count" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" integer,
	"sold" jsonb NOT NULL
);
