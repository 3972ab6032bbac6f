CREATE TABLE "inquiry_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"opened_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "doubts_decided_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "inquiry_counts_expires" ON "inquiry_counts" USING btree ("expires_at");