ALTER TABLE "partners" ADD COLUMN "opening_hours" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "answers_day_and_night" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "faiths_served" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "direct_cremation_from" integer;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "direct_cremation_from_on" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "highlights" text[] DEFAULT '{}' NOT NULL;