ALTER TABLE "orders" ADD COLUMN "tax_percentage" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "free_delivery_by" text;--> statement-breakpoint
UPDATE "orders" SET
	"tax_percentage" = CASE WHEN "total_tax_amount" > 0 THEN "stores"."tax" ELSE 0 END,
	"free_delivery_by" = CASE
		WHEN "delivery_charge" >= "original_delivery_charge" THEN NULL
		WHEN EXISTS (SELECT 1 FROM "coupons" WHERE "code" = "coupon_code" AND "coupon_type" = 'free_delivery') THEN 'coupon'
		WHEN "stores"."free_delivery" THEN 'store'
		ELSE 'admin'
	END
FROM "stores" WHERE "stores"."id" = "orders"."store_id";--> statement-breakpoint
UPDATE "order_lines" SET "tax_amount" = "shared"."tax" FROM (
	SELECT "order_id", "position",
		"least" + CASE WHEN row_number() OVER (PARTITION BY "order_id" ORDER BY "rest" DESC, "position")
			<= "total" - sum("least") OVER (PARTITION BY "order_id") THEN 1 ELSE 0 END AS "tax"
	FROM (
		SELECT "order_id", "position", "total",
			coalesce(div("total"::numeric * "goods", nullif("all_goods", 0)), 0)::integer AS "least",
			coalesce(mod("total"::numeric * "goods", nullif("all_goods", 0)), 0) AS "rest"
		FROM (
			SELECT "order_id", "position", "total_tax_amount" AS "total", "goods",
				sum("goods") OVER (PARTITION BY "order_id") AS "all_goods"
			FROM "orders" INNER JOIN (
				SELECT "order_id", "position",
					("price" - "discount_on_item") * "quantity"::bigint + "total_add_on_price" AS "goods"
				FROM "order_lines"
			) "lines" ON "order_id" = "id"
		) "weighed"
	) "rounded"
) "shared"
WHERE "order_lines"."order_id" = "shared"."order_id" AND "order_lines"."position" = "shared"."position";
