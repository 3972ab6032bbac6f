CREATE TABLE "uploads" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "partner_checks" ALTER COLUMN "seen" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "partner_checks" ALTER COLUMN "proposed" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "partner_checks" ADD COLUMN "sent_to_lookup" text;--> statement-breakpoint
CREATE INDEX "uploads_created" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "partner_checks_sent_to_lookup" ON "partner_checks" USING btree ("sent_to_lookup");