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
CREATE TABLE "other_banners" (
	"module_id" integer PRIMARY KEY NOT NULL,
	"promotional" text,
	"best_reviewed" text,
	"bottom" text,
	"nearby" text
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
	"added_price" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"owner" text PRIMARY KEY NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "add_ons" (
	"id" integer PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"price" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "allergens" (
	"key" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
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
CREATE TABLE "common_conditions" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"module_id" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL
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
	"common_condition_id" integer,
	"picture" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"discount_type" text DEFAULT 'percent' NOT NULL,
	"store_discount" integer DEFAULT 0 NOT NULL,
	"price_after" integer GENERATED ALWAYS AS ((price - least(price, case when store_discount > 0
          then floor(price::numeric * store_discount / 10000 + 0.5)
          else case when discount_type = 'percent' then floor(price::numeric * discount / 10000 + 0.5) else discount end end))::integer) STORED NOT NULL,
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
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"free_of" text[] DEFAULT '{}' NOT NULL,
	"generic_name" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"karat" text,
	"total_weight" text,
	"country" jsonb,
	"active" boolean DEFAULT true NOT NULL,
	"order_count" integer DEFAULT 0 NOT NULL,
	"wishlist_count" integer DEFAULT 0 NOT NULL,
	"shelf" text[] GENERATED ALWAYS AS (array[(zone_id)::text || '.' || (module_id)::text || '.' || (width_bucket(order_count, '{16,32,64,128,256,512,1024,2048,4096,8192,16384,32768}'::integer[]))::text]) STORED NOT NULL,
	"rating_sum" double precision DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"avg_rating" double precision GENERATED ALWAYS AS (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2)::double precision end) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"plain_name" text GENERATED ALWAYS AS ('|' || lower(name->>'en') || '|' || translate(lower(name->>'ar'), 'أإآٱىئؤةÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ٠۰١۱٢۲٣۳٤۴٥۵٦۶٧۷٨۸٩۹ًٌٍَُِّْـ', 'ااااييوهaaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooooouuuuuuuuyyy00112233445566778899')) STORED NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(translate(lower((name->>'en') || ' ' || (name->>'ar') || ' ' || jsonb_path_query_array(tags || generic_name, '$[*].*')::text), 'أإآٱىئؤةÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ٠۰١۱٢۲٣۳٤۴٥۵٦۶٧۷٨۸٩۹ًٌٍَُِّْـ', 'ااااييوهaaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooooouuuuuuuuyyy00112233445566778899'), '[\s,.;:!?(){}\[\]\\"''’“”/|&+*%#@<>=~،؛؟–—_-]+'), ''))) STORED NOT NULL,
	CONSTRAINT "items_free_of_not_contained" CHECK (not ("items"."allergens" && "items"."free_of")),
	CONSTRAINT "items_free_of_unchangeable" CHECK ("items"."free_of" = '{}' or ("items"."food_variations" = '[]' and "items"."add_on_ids" = '[]'))
);
--> statement-breakpoint
CREATE TABLE "parcel_categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" text NOT NULL,
	"module_id" integer NOT NULL,
	"per_km_shipping_charge" integer,
	"minimum_shipping_charge" integer,
	"size_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_sizes" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"examples" jsonb NOT NULL,
	"length_cm" integer NOT NULL,
	"width_cm" integer NOT NULL,
	"height_cm" integer NOT NULL,
	"max_weight_kg" integer NOT NULL,
	"charge" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
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
	"review_plan" boolean DEFAULT true NOT NULL,
	"veg" boolean DEFAULT true NOT NULL,
	"non_veg" boolean DEFAULT true NOT NULL,
	"halal_tag_status" boolean DEFAULT false NOT NULL,
	"description" jsonb,
	"announcement" jsonb,
	"active" boolean DEFAULT true NOT NULL,
	"order_count" integer DEFAULT 0 NOT NULL,
	"total_items" integer DEFAULT 0 NOT NULL,
	"rating_sum" double precision DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"avg_rating" double precision GENERATED ALWAYS AS (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2)::double precision end) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"plain_name" text GENERATED ALWAYS AS ('|' || lower(name->>'en') || '|' || translate(lower(name->>'ar'), 'أإآٱىئؤةÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ٠۰١۱٢۲٣۳٤۴٥۵٦۶٧۷٨۸٩۹ًٌٍَُِّْـ', 'ااااييوهaaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooooouuuuuuuuyyy00112233445566778899')) STORED NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(translate(lower((name->>'en') || ' ' || (name->>'ar')), 'أإآٱىئؤةÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ٠۰١۱٢۲٣۳٤۴٥۵٦۶٧۷٨۸٩۹ًٌٍَُِّْـ', 'ااااييوهaaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooooouuuuuuuuyyy00112233445566778899'), '[\s,.;:!?(){}\[\]\\"''’“”/|&+*%#@<>=~،؛؟–—_-]+'), ''))) STORED NOT NULL,
	CONSTRAINT "stores_copied" UNIQUE("id","discount","zone_id","module_id")
);
--> statement-breakpoint
CREATE TABLE "words" (
	"word" text PRIMARY KEY NOT NULL,
	"spelling" text GENERATED ALWAYS AS (translate(word, 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءپچڤگژ', 'abcdefghijklmnopqrstuvwxyz01234567')) STORED NOT NULL
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
	"rating_sum" double precision DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"avg_rating" double precision GENERATED ALWAYS AS (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2)::double precision end) STORED NOT NULL
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
	"interests" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"muted_notifications" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"diet" jsonb,
	"order_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"type" text NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"order_id" integer,
	"conversation_id" integer,
	"sender_type" text,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"name" text PRIMARY KEY NOT NULL,
	"picture" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wished_items" (
	"customer_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wished_items_customer_id_item_id_pk" PRIMARY KEY("customer_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "wished_stores" (
	"customer_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wished_stores_customer_id_store_id_pk" PRIMARY KEY("customer_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"ledger" text NOT NULL,
	"from_account" text NOT NULL,
	"to_account" text NOT NULL,
	"amount" bigint NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfers_amount" CHECK ("transfers"."amount" > 0),
	CONSTRAINT "transfers_accounts" CHECK ("transfers"."from_account" <> "transfers"."to_account")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" integer PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"receiver_type" text NOT NULL,
	"receiver_id" integer NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"customer_read" integer DEFAULT 0 NOT NULL,
	"receiver_read" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"conversation_id" integer NOT NULL,
	"position" integer NOT NULL,
	"sender_type" text NOT NULL,
	"message" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_conversation_id_position_pk" PRIMARY KEY("conversation_id","position")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"words" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"owner" text NOT NULL,
	"session" text,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pushes" (
	"id" text PRIMARY KEY NOT NULL,
	"session" text,
	"subscription" text,
	"customer_id" integer,
	"topic" text,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"data" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "wallet_bonuses" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"bonus_type" text NOT NULL,
	"bonus_amount" integer NOT NULL,
	"minimum_add_amount" integer DEFAULT 0 NOT NULL,
	"maximum_bonus_amount" integer,
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
CREATE TABLE "order_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"customer_id" integer,
	"guest_id" text,
	"phone_key" text,
	"address_key" text,
	"store_id" integer,
	"parcel_category_id" integer,
	"parcel_size" jsonb,
	"charge_payer" text,
	"receiver_details" jsonb,
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
	"welcome_discount_amount" integer DEFAULT 0 NOT NULL,
	"tax_percentage" integer DEFAULT 0 NOT NULL,
	"total_tax_amount" integer NOT NULL,
	"delivery_charge" integer NOT NULL,
	"original_delivery_charge" integer NOT NULL,
	"delivery_fee" jsonb,
	"free_delivery_by" text,
	"size_charge" integer DEFAULT 0 NOT NULL,
	"additional_charge" integer DEFAULT 0 NOT NULL,
	"additional_charge_name" jsonb,
	"dm_tips" integer DEFAULT 0 NOT NULL,
	"order_amount" integer NOT NULL,
	"wallet_amount" integer DEFAULT 0 NOT NULL,
	"wallet_round" integer DEFAULT 0 NOT NULL,
	"delivery_address" jsonb NOT NULL,
	"distance" integer DEFAULT 0 NOT NULL,
	"schedule_at" timestamp with time zone NOT NULL,
	"scheduled" boolean DEFAULT false NOT NULL,
	"minimum_delivery_minutes" integer NOT NULL,
	"maximum_delivery_minutes" integer NOT NULL,
	"prescription_order" boolean DEFAULT false NOT NULL,
	"priced" timestamp with time zone,
	"order_attachment" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order_note" text DEFAULT '' NOT NULL,
	"delivery_instruction" text DEFAULT '' NOT NULL,
	"share_sender_phone" boolean DEFAULT false NOT NULL,
	"unavailable_item_note" text DEFAULT '' NOT NULL,
	"cutlery" boolean DEFAULT false NOT NULL,
	"review_canceled" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "prescription_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"position" integer NOT NULL,
	"upload" text NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"phone_key" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"friend_id" integer NOT NULL,
	"referrer_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_to_count" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" integer,
	"sold" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_attempts" (
	"order_id" integer NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" jsonb NOT NULL,
	"waiting_until" timestamp with time zone NOT NULL,
	CONSTRAINT "parcel_attempts_order_id_number_pk" PRIMARY KEY("order_id","number")
);
--> statement-breakpoint
CREATE TABLE "parcel_handovers" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"pickup_code" text,
	"handover_code" text,
	"return_code" text,
	"set_out_from" jsonb,
	"proof_picture" text,
	"proof_name" text,
	"returning" timestamp with time zone,
	"returned" timestamp with time zone,
	"fee" integer,
	"kept" integer DEFAULT 0 NOT NULL,
	"collected" integer DEFAULT 0 NOT NULL,
	"charged" integer DEFAULT 0 NOT NULL,
	"given_back" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"side" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offline_payment_methods" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"inputs" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offline_payments" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"method_id" integer NOT NULL,
	"method_name" jsonb NOT NULL,
	"inputs" jsonb NOT NULL,
	"customer_note" text DEFAULT '' NOT NULL,
	"proof" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"due" integer,
	"kept" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"withheld" integer DEFAULT 0 NOT NULL,
	"note" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" integer,
	"customer_id" integer,
	"gateway" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"due" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"failure_reason" text,
	"callback" text NOT NULL,
	"reference" text,
	"redirect_link" text,
	"transaction_reference" text,
	"received_amount" integer,
	"received_currency" text,
	"received_at" timestamp with time zone,
	"kept" integer DEFAULT 0 NOT NULL,
	"withheld" integer DEFAULT 0 NOT NULL,
	"refund_asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_purpose" CHECK (("payments"."order_id" is null) <> ("payments"."customer_id" is null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"order_id" integer,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"return_link" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"decided_at" timestamp with time zone,
	"messages" integer DEFAULT 0 NOT NULL,
	"message_at" timestamp with time zone,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"inputs_hash" text NOT NULL,
	"figures" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"minimum_delivery_minutes" integer NOT NULL,
	"maximum_delivery_minutes" integer NOT NULL,
	"order_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "refund_lines_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "refund_reasons" (
	"id" integer PRIMARY KEY NOT NULL,
	"reason" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"customer_reason" text NOT NULL,
	"customer_note" text DEFAULT '' NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"admin_note" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "courier_reviews" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"delivery_man_id" integer NOT NULL,
	"customer_id" integer,
	"rating" double precision NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"customer_id" integer,
	"reason" text NOT NULL,
	"note" text NOT NULL,
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
	"rating" double precision NOT NULL,
	"comment" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reply" text,
	"translation" jsonb,
	"from_delivered_order" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_locks" (
	"key" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"key" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "budgets" (
	"name" text PRIMARY KEY NOT NULL,
	"spent" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" text DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"browser" text,
	"system" text,
	"last_used_at" timestamp with time zone,
	"cm_firebase_token" text,
	"device_locale" text DEFAULT 'en' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_codes_purpose_recipient_pk" PRIMARY KEY("purpose","recipient")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"session" text,
	"customer_id" integer,
	"user_handle" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"user_handle" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text,
	"browser" text,
	"system" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "retired_guests" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"medium" text NOT NULL,
	"subject" text NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_identities_medium_subject_pk" PRIMARY KEY("medium","subject")
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
ALTER TABLE "items" ADD CONSTRAINT "items_as_store" FOREIGN KEY ("store_id","store_discount","zone_id","module_id") REFERENCES "public"."stores"("id","discount","zone_id","module_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_customer_tokens_token_hash_fk" FOREIGN KEY ("session") REFERENCES "public"."customer_tokens"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advertisements_store" ON "advertisements" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_choice" ON "cart_lines" USING btree ("owner","item_id","variation_key");--> statement-breakpoint
CREATE INDEX "add_ons_store" ON "add_ons" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "brands_module" ON "brands" USING btree ("module_id");--> statement-breakpoint
CREATE INDEX "categories_module" ON "categories" USING btree ("module_id","parent_id","position");--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug" ON "categories" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "common_conditions_module" ON "common_conditions" USING btree ("module_id");--> statement-breakpoint
CREATE UNIQUE INDEX "common_conditions_slug" ON "common_conditions" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "items_slug" ON "items" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "items_popular" ON "items" USING btree ("zone_id","module_id","order_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "items_rated" ON "items" USING btree ("zone_id","module_id","avg_rating" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "items_reviewed" ON "items" USING btree ("zone_id","module_id","rating_count" DESC NULLS FIRST,"avg_rating" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "items_latest" ON "items" USING btree ("zone_id","module_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "items_store" ON "items" USING btree ("store_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "items_category" ON "items" USING btree ("category_id","zone_id","order_count" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "items_sold" ON "items" USING btree ("category_id","store_id") WHERE active and available_date_starts is null;--> statement-breakpoint
CREATE INDEX "items_brand" ON "items" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "items_common_condition" ON "items" USING btree ("common_condition_id");--> statement-breakpoint
CREATE INDEX "items_price" ON "items" USING btree ("zone_id","module_id","price_after","id") WHERE active and available_date_starts is null;--> statement-breakpoint
CREATE INDEX "items_discounted" ON "items" USING btree ("zone_id","module_id",(price_after::numeric / greatest(1, price)),"id") WHERE active and available_date_starts is null and (store_discount > 0 or discount > 0);--> statement-breakpoint
CREATE INDEX "items_words" ON "items" USING gin ("search_words","shelf") WITH (gin_pending_list_limit=64);--> statement-breakpoint
CREATE UNIQUE INDEX "stores_slug" ON "stores" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "stores_popular" ON "stores" USING btree ("zone_id","module_id","order_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "stores_rated" ON "stores" USING btree ("zone_id","module_id","avg_rating" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "stores_latest" ON "stores" USING btree ("zone_id","module_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "stores_place" ON "stores" USING btree ("latitude","longitude","zone_id","module_id","id");--> statement-breakpoint
CREATE INDEX "stores_words" ON "stores" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "words_beginning" ON "words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "words_alike" ON "words" USING gin ("spelling" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "delivery_men_zone" ON "delivery_men" USING btree ("zone_id");--> statement-breakpoint
CREATE INDEX "addresses_customer" ON "addresses" USING btree ("customer_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_phone" ON "customers" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_ref_code" ON "customers" USING btree ("ref_code");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("customer_id") WHERE not "notifications"."is_read";--> statement-breakpoint
CREATE INDEX "notifications_customer" ON "notifications" USING btree ("customer_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_occasion" ON "transfers" USING btree ("occasion","ledger");--> statement-breakpoint
CREATE INDEX "transfers_from" ON "transfers" USING btree ("from_account","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transfers_to" ON "transfers" USING btree ("to_account","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_receiver" ON "conversations" USING btree ("customer_id","receiver_type","receiver_id");--> statement-breakpoint
CREATE INDEX "conversations_customer" ON "conversations" USING btree ("customer_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_unanswered" ON "conversations" USING btree ("updated_at") WHERE receiver_read < message_count;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("created_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_owner" ON "push_subscriptions" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session");--> statement-breakpoint
CREATE INDEX "push_subscriptions_age" ON "push_subscriptions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pushes_due" ON "pushes" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "pushes_customer" ON "pushes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "pushes_subscription" ON "pushes" USING btree ("subscription");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "flash_sale_items_item" ON "flash_sale_items" USING btree ("flash_sale_id","item_id");--> statement-breakpoint
CREATE INDEX "flash_sale_items_by_item" ON "flash_sale_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_lines_item" ON "order_lines" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "order_links_order" ON "order_links" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_links_expiry" ON "order_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "orders_owner" ON "orders" USING btree ("owner","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("order_status","updated_at");--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "orders_address" ON "orders" USING btree ("address_key");--> statement-breakpoint
CREATE INDEX "orders_courier" ON "orders" USING btree ("delivery_man_id");--> statement-breakpoint
CREATE INDEX "orders_delivered" ON "orders" USING btree ("store_id","order_type","delivered" DESC NULLS FIRST) WHERE delivered is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "prescription_pictures_owner" ON "prescription_pictures" USING btree ("owner","content_hash");--> statement-breakpoint
CREATE INDEX "prescription_pictures_age" ON "prescription_pictures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "receipt_links_expiry" ON "receipt_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "referrals_due" ON "referrals" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "parcel_links_order" ON "parcel_links" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "parcel_links_expiry" ON "parcel_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "offline_payments_status" ON "offline_payments" USING btree ("status","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("gateway","reference");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "quotes_owner" ON "quotes" USING btree ("owner","created_at");--> statement-breakpoint
CREATE INDEX "quotes_expiry" ON "quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refunds_status" ON "refunds" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "courier_reviews_courier" ON "courier_reviews" USING btree ("delivery_man_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "review_reports_once" ON "review_reports" USING btree ("review_id","customer_id");--> statement-breakpoint
CREATE INDEX "review_reports_new" ON "review_reports" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("order_id","item_id");--> statement-breakpoint
CREATE INDEX "reviews_item" ON "reviews" USING btree ("item_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_store" ON "reviews" USING btree ("store_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "limit_locks_age" ON "limit_locks" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "budgets_since" ON "budgets" USING btree ("since");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_tokens_id" ON "customer_tokens" USING btree ("id");--> statement-breakpoint
CREATE INDEX "customer_tokens_customer" ON "customer_tokens" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_tokens_device" ON "customer_tokens" USING btree ("cm_firebase_token");--> statement-breakpoint
CREATE INDEX "customer_tokens_expiry" ON "customer_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_expiry" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_customer" ON "passkey_challenges" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_customer" ON "passkeys" USING btree ("customer_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "retired_guests_age" ON "retired_guests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "social_identities_customer" ON "social_identities" USING btree ("customer_id");