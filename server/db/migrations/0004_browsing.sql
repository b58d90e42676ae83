CREATE TABLE "advertisements" (
	"id" integer PRIMARY KEY NOT NULL,
	"add_type" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"cover" text,
	"profile" text,
	"video" text,
	"is_rating_active" boolean DEFAULT true NOT NULL,
	"is_review_active" boolean DEFAULT true NOT NULL,
	"store_id" integer NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cashbacks" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"cashback_type" text NOT NULL,
	"cashback_amount" integer NOT NULL,
	"min_purchase" integer DEFAULT 0 NOT NULL,
	"max_discount" integer,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "common_conditions" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"module_id" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "other_banners" (
	"module_id" integer PRIMARY KEY NOT NULL,
	"promotional" text,
	"best_reviewed" text,
	"bottom" text,
	"nearby" text
);
--> statement-breakpoint
CREATE TABLE "parcel_categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" text NOT NULL,
	"module_id" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reasons" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"short_description" jsonb NOT NULL,
	"picture" text NOT NULL,
	"module_id" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_contents" (
	"module_id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"video" text,
	"picture" text,
	"steps" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "common_condition_id" integer;--> statement-breakpoint
CREATE INDEX "advertisements_store" ON "advertisements" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "common_conditions_module" ON "common_conditions" USING btree ("module_id");--> statement-breakpoint
CREATE UNIQUE INDEX "common_conditions_slug" ON "common_conditions" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "items_common_condition" ON "items" USING btree ("common_condition_id");