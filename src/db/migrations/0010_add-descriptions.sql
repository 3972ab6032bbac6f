CREATE TABLE "description_drafts" (
	"run_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"field" text NOT NULL,
	"position" integer NOT NULL,
	"before" text,
	"text" text,
	"source" text,
	"marks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"decision" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "description_drafts_run_id_partner_id_field_pk" PRIMARY KEY("run_id","partner_id","field")
);
--> statement-breakpoint
CREATE TABLE "description_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"user_name" text NOT NULL,
	"state" text DEFAULT 'writing' NOT NULL,
	"leased_until" timestamp with time zone,
	"notice" text,
	"skipped_count" integer DEFAULT 0 NOT NULL,
	"change_set_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"day" date PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "description_drafts" ADD CONSTRAINT "description_drafts_run_id_description_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."description_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "description_drafts" ADD CONSTRAINT "description_drafts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "description_runs" ADD CONSTRAINT "description_runs_user_id_admin_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "description_runs" ADD CONSTRAINT "description_runs_change_set_id_change_sets_id_fk" FOREIGN KEY ("change_set_id") REFERENCES "public"."change_sets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "description_drafts_position" ON "description_drafts" USING btree ("run_id","position");--> statement-breakpoint
CREATE INDEX "description_runs_created" ON "description_runs" USING btree ("created_at");