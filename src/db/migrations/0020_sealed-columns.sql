CREATE TABLE "data_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "inquiries_email";--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "email_lookup" text;--> statement-breakpoint
CREATE INDEX "inquiries_email_lookup" ON "inquiries" USING btree ("email_lookup");