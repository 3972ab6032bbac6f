CREATE TABLE "google_calls" (
	"month" text NOT NULL,
	"sku" text NOT NULL,
	"count" integer NOT NULL,
	"micros" double precision NOT NULL,
	CONSTRAINT "google_calls_month_sku_pk" PRIMARY KEY("month","sku")
);
--> statement-breakpoint
CREATE TABLE "google_places" (
	"partner_id" uuid PRIMARY KEY NOT NULL,
	"match_state" text NOT NULL,
	"candidates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"other_phone" text,
	"rating_before" double precision,
	"moved_place_id" text,
	"seen_at" timestamp with time zone,
	"fetched_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "google_run_partners" (
	"run_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"partner_name" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"is_success" boolean,
	"rating" double precision,
	"review_count" integer,
	"error" text,
	"answer" jsonb,
	CONSTRAINT "google_run_partners_run_id_partner_id_pk" PRIMARY KEY("run_id","partner_id")
);
--> statement-breakpoint
CREATE TABLE "google_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"user_id" uuid,
	"user_name" text NOT NULL,
	"total_count" integer NOT NULL,
	"batch_size" integer,
	"planned_micros" integer NOT NULL,
	"error" text,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"leased_until" timestamp with time zone,
	"change_set_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "google_business_status" text;--> statement-breakpoint
ALTER TABLE "google_places" ADD CONSTRAINT "google_places_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "google_run_partners" ADD CONSTRAINT "google_run_partners_run_id_google_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."google_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "google_runs" ADD CONSTRAINT "google_runs_user_id_admin_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "google_runs" ADD CONSTRAINT "google_runs_change_set_id_change_sets_id_fk" FOREIGN KEY ("change_set_id") REFERENCES "public"."change_sets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "google_places_state" ON "google_places" USING btree ("match_state");--> statement-breakpoint
CREATE INDEX "google_run_partners_state" ON "google_run_partners" USING btree ("run_id","state","number");--> statement-breakpoint
CREATE INDEX "google_runs_created" ON "google_runs" USING btree ("created_at");