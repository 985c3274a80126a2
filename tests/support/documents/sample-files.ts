/** Files of an invented person, for the journeys. */
import { strToU8, zipSync } from "fflate";
import { writeDocx } from "./docx-writer.ts";
import { type LinkedinPerson, linkedinPdf } from "./linkedin-layout.ts";
import { writePdf } from "./pdf-writer.ts";

export interface SampleFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const PDF = "application/pdf";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const LINKEDIN_PERSON: LinkedinPerson = {
  name: "Ida Beispiel",
  headline: "Founder at Tidewright",
  location: "Kiel, Germany",
  slug: "ida-beispiel-example",
  skills: ["Port Operations"],
  companies: [
    {
      name: "Celonis",
      total: "3 years",
      roles: [
        { title: "Head of Ports", dates: "January 2018 - December 2019", duration: "2 years", location: "Munich" },
        { title: "Analyst", dates: "January 2017 - December 2017", duration: "1 year" },
      ],
    },
    {
      name: "Quayside Zephyr",
      roles: [
        {
          title: "Intern",
          dates: "2015 - 2016",
          duration: "1 year",
          description: "• Counted containers in the harbor\n".repeat(40).trim(),
        },
      ],
    },
  ],
  schools: [{ name: "Technical University of Munich", details: "MSc, Informatics · (2010 - 2015)" }],
};

export const linkedinFile = file("Profile.pdf", PDF, linkedinPdf(LINKEDIN_PERSON));

const LINES = [
  "Karl Muster",
  "",
  "Experience",
  "N26, Engineer\tJan 2019 - Dec 2020",
  "Zalando, Analyst\t2016 - 2018",
  "",
  "Education",
  "ETH Zürich, MSc Informatics\t2010 - 2015",
];

export const pdfFile = file(
  "Karl.pdf",
  PDF,
  writePdf([
    LINES.flatMap((line, row) =>
      line.split("\t").map((text, cell) => ({ text, x: cell === 0 ? 60 : 420, y: 80 + 16 * row, size: 11 })),
    ),
  ]),
);
export const docxFile = file("Karl.docx", DOCX, writeDocx(LINES));
export const textFile = file("Karl.txt", "text/plain", strToU8(LINES.join("\n")));
/** Names of the team's lists, by which facts are looked up. */
const LISTED = /^(?:Celonis|Zalando|Technical|University|Munich|Zürich)$/;
const texts: string[] = [...LINES];
JSON.stringify(LINKEDIN_PERSON, (_key, value: unknown) => {
  if (typeof value === "string") texts.push(value);
  return value;
});
/** The words of the LinkedIn PDF and of Karl's files. */
export const FILE_WORDS: readonly string[] = [...new Set(texts.join(" ").match(/\p{L}{5,}/gu))].filter(
  (word) => !LISTED.test(word),
);
export const archiveFile = file(
  "Basic_LinkedInDataExport.zip",
  "application/zip",
  zipSync({
    "Profile.csv": strToU8("First Name,Last Name,Headline\nMona,Archiv,Investor\n"),
    "Positions.csv": strToU8(
      "Company Name,Title,Description,Location,Started On,Finished On\nIndex Ventures,Partner,,London,Mar 2019,\n",
    ),
  }),
);
export const jsonFile = file(
  "resume.json",
  "application/json",
  strToU8(
    JSON.stringify({
      basics: { name: "Rosa Json", label: "Designer" },
      work: [{ name: "Personio", position: "Designer", startDate: "2019-01", endDate: "2020-12" }],
    }),
  ),
);

/** Files that cannot be read, with the reason that is shown. */
export const badFiles: readonly (readonly [SampleFile, string])[] = [
  [
    file("secret.pdf", PDF, writePdf([[{ text: "x", x: 60, y: 60, size: 11 }]], { isEncrypted: true })),
    "This PDF has a password. Save it without the password and add it again.",
  ],
  [file("scan.pdf", PDF, writePdf([[]])), "This PDF is a picture. Save it as text first."],
  [file("cut.pdf", PDF, strToU8("%PDF-1.7\n1 0 obj\n<<")), "This file is damaged. Download or save it again."],
  [
    file("bomb.docx", DOCX, zipSync({ "word/document.xml": new Uint8Array(60_000_000) })),
    "Unpacked, this file is larger than 50 MB. Save the CV alone as PDF or .docx.",
  ],
  [
    file("table.docx", DOCX, zipSync({ "xl/workbook.xml": strToU8("<x/>") })),
    "This is neither a Word document nor LinkedIn's data archive.",
  ],
];

function file(name: string, mimeType: string, bytes: Uint8Array): SampleFile {
  return { name, mimeType, buffer: Buffer.from(bytes) };
}
