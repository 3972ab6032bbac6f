CREATE TABLE "admin_email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "admin_email_changes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "partner_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partner_id" uuid NOT NULL,
	"sent_to" text NOT NULL,
	"user_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"seen" jsonb,
	"proposed" jsonb,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"change_set_id" uuid
);
--> statement-breakpoint
ALTER TABLE "admin_email_changes" ADD CONSTRAINT "admin_email_changes_user_id_admin_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."admin_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_checks" ADD CONSTRAINT "partner_checks_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_checks" ADD CONSTRAINT "partner_checks_change_set_id_change_sets_id_fk" FOREIGN KEY ("change_set_id") REFERENCES "public"."change_sets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_checks_open" ON "partner_checks" USING btree ("partner_id") WHERE "partner_checks"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "partner_checks_waiting" ON "partner_checks" USING btree ("created_at") WHERE "partner_checks"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "partner_checks_undecided" ON "partner_checks" USING btree ("answered_at") WHERE "partner_checks"."answer" = 'corrected' and "partner_checks"."decided_at" is null;