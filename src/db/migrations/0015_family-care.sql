CREATE TABLE "partner_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" text
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "preferred_contact" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "preferred_time" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "topics" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "wants_copy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "details_confirmed_on" text;--> statement-breakpoint
ALTER TABLE "partner_reports" ADD CONSTRAINT "partner_reports_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_reports_open" ON "partner_reports" USING btree ("partner_id","kind") WHERE "partner_reports"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "partner_reports_last" ON "partner_reports" USING btree ("last_at");