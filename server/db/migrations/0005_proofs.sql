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
CREATE TABLE "send_budgets" (
	"name" text PRIMARY KEY NOT NULL,
	"sends" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
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
CREATE INDEX "one_time_codes_expiry" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "send_budgets_since" ON "send_budgets" USING btree ("since");--> statement-breakpoint
CREATE INDEX "social_identities_customer" ON "social_identities" USING btree ("customer_id");