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
ALTER TABLE "notifications" ADD COLUMN "conversation_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "sender_type" text;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_receiver" ON "conversations" USING btree ("customer_id","receiver_type","receiver_id");--> statement-breakpoint
CREATE INDEX "conversations_customer" ON "conversations" USING btree ("customer_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_unanswered" ON "conversations" USING btree ("updated_at") WHERE receiver_read < message_count;