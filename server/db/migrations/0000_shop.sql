CREATE TABLE "add_ons" (
	"id" integer PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"price" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" integer PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"address_type" text NOT NULL,
	"address" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"zone_ids" jsonb NOT NULL,
	"road" text DEFAULT '' NOT NULL,
	"house" text DEFAULT '' NOT NULL,
	"floor" text DEFAULT '' NOT NULL,
	"contact_person_name" text NOT NULL,
	"contact_person_number" text NOT NULL,
	"additional_information" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"short_description" jsonb,
	"type" text DEFAULT 'default' NOT NULL,
	"picture" text NOT NULL,
	"link" text,
	"store_id" integer,
	"item_id" integer,
	"module_id" integer NOT NULL,
	"zone_id" integer,
	"featured" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"module_id" integer NOT NULL,
	"picture" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_stores" (
	"campaign_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	CONSTRAINT "campaign_stores_campaign_id_store_id_pk" PRIMARY KEY("campaign_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" text NOT NULL,
	"module_id" integer NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancellation_reasons" (
	"id" integer PRIMARY KEY NOT NULL,
	"reason" jsonb NOT NULL,
	"user_type" text DEFAULT 'customer' NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" integer PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"item_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"module_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"variation" jsonb,
	"variation_key" text DEFAULT '' NOT NULL,
	"add_ons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"owner" text PRIMARY KEY NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"module_id" integer NOT NULL,
	"parent_id" integer,
	"picture" text NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"coupon_id" integer NOT NULL,
	"owner" text NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupon_uses_coupon_id_owner_pk" PRIMARY KEY("coupon_id","owner")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"title" jsonb NOT NULL,
	"coupon_type" text DEFAULT 'default' NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"discount_type" text DEFAULT 'percent' NOT NULL,
	"min_purchase" integer DEFAULT 0 NOT NULL,
	"max_discount" integer,
	"start_date" timestamp with time zone NOT NULL,
	"expire_date" timestamp with time zone NOT NULL,
	"limit_per_customer" integer,
	"limit_total" integer,
	"total_uses" integer DEFAULT 0 NOT NULL,
	"module_id" integer NOT NULL,
	"store_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"zone_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" integer PRIMARY KEY NOT NULL,
	"f_name" text NOT NULL,
	"l_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text,
	"picture" text,
	"is_phone_verified" boolean DEFAULT false NOT NULL,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"ref_code" text NOT NULL,
	"referred_by" integer,
	"wallet_balance" integer DEFAULT 0 NOT NULL,
	"loyalty_point" integer DEFAULT 0 NOT NULL,
	"interests" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_men" (
	"id" integer PRIMARY KEY NOT NULL,
	"f_name" jsonb NOT NULL,
	"l_name" jsonb NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"picture" text NOT NULL,
	"zone_id" integer NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"heading" double precision DEFAULT 0 NOT NULL,
	"current_orders" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"avg_rating" double precision GENERATED ALWAYS AS (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2)::double precision end) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flash_sale_items" (
	"id" integer PRIMARY KEY NOT NULL,
	"flash_sale_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"discount" integer NOT NULL,
	"discount_type" text NOT NULL,
	"stock" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flash_sales" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"module_id" integer NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_owner_operation_key_pk" PRIMARY KEY("owner","operation","key")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"store_id" integer NOT NULL,
	"module_id" integer NOT NULL,
	"zone_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"brand_id" integer,
	"picture" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"discount_type" text DEFAULT 'percent' NOT NULL,
	"stock" integer,
	"maximum_cart_quantity" integer,
	"available_time_starts" text,
	"available_time_ends" text,
	"available_date_starts" timestamp with time zone,
	"available_date_ends" timestamp with time zone,
	"veg" boolean DEFAULT false NOT NULL,
	"organic" boolean DEFAULT false NOT NULL,
	"halal" boolean DEFAULT false NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"is_prescription_required" boolean DEFAULT false NOT NULL,
	"unit" jsonb,
	"variations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"food_variations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"choice_options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"add_on_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"nutritions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allergies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"generic_name" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"karat" text,
	"total_weight" text,
	"country" jsonb,
	"active" boolean DEFAULT true NOT NULL,
	"order_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"avg_rating" double precision GENERATED ALWAYS AS (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2)::double precision end) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(lower((name->>'en') || ' ' || (name->>'ar') || ' ' || tags::text || ' ' || generic_name::text), 'أإآٱىة', 'اااايه')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "module_zones" (
	"module_id" integer NOT NULL,
	"zone_id" integer NOT NULL,
	"per_km_shipping_charge" integer NOT NULL,
	"minimum_shipping_charge" integer NOT NULL,
	"maximum_shipping_charge" integer,
	"maximum_cod_order_amount" integer,
	CONSTRAINT "module_zones_module_id_zone_id_pk" PRIMARY KEY("module_id","zone_id")
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"type" text NOT NULL,
	"description" jsonb NOT NULL,
	"icon" text NOT NULL,
	"thumbnail" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"item_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"discount_on_item" integer NOT NULL,
	"total_add_on_price" integer NOT NULL,
	"tax_amount" integer NOT NULL,
	"item_details" jsonb NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"customer_id" integer,
	"guest_id" text,
	"store_id" integer NOT NULL,
	"module_id" integer NOT NULL,
	"zone_id" integer NOT NULL,
	"order_type" text NOT NULL,
	"order_status" text NOT NULL,
	"payment_method" text NOT NULL,
	"payment_status" text DEFAULT 'unpaid' NOT NULL,
	"goods_amount" integer NOT NULL,
	"store_discount_amount" integer NOT NULL,
	"coupon_code" text,
	"coupon_discount_amount" integer DEFAULT 0 NOT NULL,
	"total_tax_amount" integer NOT NULL,
	"delivery_charge" integer NOT NULL,
	"original_delivery_charge" integer NOT NULL,
	"additional_charge" integer DEFAULT 0 NOT NULL,
	"dm_tips" integer DEFAULT 0 NOT NULL,
	"order_amount" integer NOT NULL,
	"delivery_address" jsonb NOT NULL,
	"distance" integer DEFAULT 0 NOT NULL,
	"schedule_at" timestamp with time zone NOT NULL,
	"scheduled" boolean DEFAULT false NOT NULL,
	"minimum_delivery_minutes" integer NOT NULL,
	"maximum_delivery_minutes" integer NOT NULL,
	"order_note" text DEFAULT '' NOT NULL,
	"delivery_instruction" text DEFAULT '' NOT NULL,
	"unavailable_item_note" text DEFAULT '' NOT NULL,
	"cutlery" boolean DEFAULT false NOT NULL,
	"cancellation_reason" text,
	"canceled_by" text,
	"delivery_man_id" integer,
	"pending" timestamp with time zone,
	"accepted" timestamp with time zone,
	"confirmed" timestamp with time zone,
	"processing" timestamp with time zone,
	"handover" timestamp with time zone,
	"picked_up" timestamp with time zone,
	"delivered" timestamp with time zone,
	"canceled" timestamp with time zone,
	"failed" timestamp with time zone,
	"refund_requested" timestamp with time zone,
	"refunded" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"key" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retired_guests" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY NOT NULL,
	"item_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"order_id" integer,
	"customer_id" integer,
	"customer_name" text NOT NULL,
	"rating" integer NOT NULL,
	"comment" text NOT NULL,
	"reply" text,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"module_id" integer NOT NULL,
	"zone_id" integer NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"logo" text NOT NULL,
	"cover" text NOT NULL,
	"hours" jsonb NOT NULL,
	"schedule_order" boolean DEFAULT true NOT NULL,
	"minimum_order" integer DEFAULT 0 NOT NULL,
	"minimum_delivery_minutes" integer NOT NULL,
	"maximum_delivery_minutes" integer NOT NULL,
	"tax" integer DEFAULT 0 NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"free_delivery" boolean DEFAULT false NOT NULL,
	"delivery" boolean DEFAULT true NOT NULL,
	"take_away" boolean DEFAULT true NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"cutlery" boolean DEFAULT false NOT NULL,
	"prescription_order" boolean DEFAULT false NOT NULL,
	"veg" boolean DEFAULT true NOT NULL,
	"non_veg" boolean DEFAULT true NOT NULL,
	"halal_tag_status" boolean DEFAULT false NOT NULL,
	"description" jsonb,
	"announcement" jsonb,
	"active" boolean DEFAULT true NOT NULL,
	"order_count" integer DEFAULT 0 NOT NULL,
	"total_items" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"avg_rating" double precision GENERATED ALWAYS AS (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2)::double precision end) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(lower((name->>'en') || ' ' || (name->>'ar')), 'أإآٱىة', 'اااايه')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"outline" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"cash_on_delivery" boolean DEFAULT true NOT NULL,
	"digital_payment" boolean DEFAULT true NOT NULL,
	"offline_payment" boolean DEFAULT false NOT NULL,
	"increased_delivery_fee" integer DEFAULT 0 NOT NULL,
	"increased_delivery_fee_status" boolean DEFAULT false NOT NULL,
	"increase_delivery_charge_message" jsonb
);
--> statement-breakpoint
CREATE INDEX "add_ons_store" ON "add_ons" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "addresses_customer" ON "addresses" USING btree ("customer_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "brands_module" ON "brands" USING btree ("module_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_choice" ON "cart_lines" USING btree ("owner","item_id","variation_key");--> statement-breakpoint
CREATE INDEX "categories_module" ON "categories" USING btree ("module_id","parent_id","position");--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug" ON "categories" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("code");--> statement-breakpoint
CREATE INDEX "customer_tokens_customer" ON "customer_tokens" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_phone" ON "customers" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_ref_code" ON "customers" USING btree ("ref_code");--> statement-breakpoint
CREATE INDEX "delivery_men_zone" ON "delivery_men" USING btree ("zone_id");--> statement-breakpoint
CREATE UNIQUE INDEX "flash_sale_items_item" ON "flash_sale_items" USING btree ("flash_sale_id","item_id");--> statement-breakpoint
CREATE INDEX "flash_sale_items_by_item" ON "flash_sale_items" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "items_slug" ON "items" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "items_popular" ON "items" USING btree ("zone_id","module_id","order_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "items_rated" ON "items" USING btree ("zone_id","module_id","avg_rating" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "items_latest" ON "items" USING btree ("zone_id","module_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "items_store" ON "items" USING btree ("store_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "items_category" ON "items" USING btree ("category_id","zone_id","order_count" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "items_brand" ON "items" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "order_lines_item" ON "order_lines" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "orders_owner" ON "orders" USING btree ("owner","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("order_status","updated_at");--> statement-breakpoint
CREATE INDEX "orders_courier" ON "orders" USING btree ("delivery_man_id");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("created_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "reviews_item" ON "reviews" USING btree ("item_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_store" ON "reviews" USING btree ("store_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "stores_slug" ON "stores" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "stores_popular" ON "stores" USING btree ("zone_id","module_id","order_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "stores_rated" ON "stores" USING btree ("zone_id","module_id","avg_rating" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "stores_latest" ON "stores" USING btree ("zone_id","module_id","created_at" DESC NULLS FIRST,"id");