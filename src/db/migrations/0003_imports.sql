CREATE TABLE "import_outcomes" (
	"job_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"action" text NOT NULL,
	"partner_id" uuid,
	"changed" jsonb,
	"verdicts" jsonb NOT NULL,
	CONSTRAINT "import_outcomes_job_id_number_pk" PRIMARY KEY("job_id","number")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"job_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"line" integer NOT NULL,
	"name" text NOT NULL,
	"values" jsonb NOT NULL,
	"raw" jsonb NOT NULL,
	"errors" jsonb NOT NULL,
	"repaired" text[] NOT NULL,
	"doubts" jsonb NOT NULL,
	"point" jsonb,
	CONSTRAINT "import_rows_job_id_number_pk" PRIMARY KEY("job_id","number")
);
--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "user_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "heading_hash" text;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "rows_mapping" text;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "compared_version" bigint;--> statement-breakpoint
CREATE INDEX "import_jobs_headings" ON "import_jobs" USING btree ("heading_hash");--> statement-breakpoint
ALTER TABLE "import_jobs" DROP COLUMN "is_cancel_asked";--> statement-breakpoint
ALTER TABLE "import_jobs" ALTER COLUMN "file" SET STORAGE EXTERNAL;
