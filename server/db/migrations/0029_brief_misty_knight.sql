CREATE TABLE "budgets" (
	"name" text PRIMARY KEY NOT NULL,
	"spent" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "budgets_since" ON "budgets" USING btree ("since");