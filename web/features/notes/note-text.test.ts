import { expect, test } from "vitest";
import { mentionsOf, noteParts, typedMention } from "./note-text.ts";

const people = [
  { id: "1", name: "ada" },
  { id: "2", name: "grace.hopper" },
];

test.each([
  ["plain text", "two\nlines", [["text", "two\nlines"]]],
  [
    "a link in a sentence",
    "See (https://example.com/a?b=c).",
    [
      ["text", "See ("],
      ["link", "https://example.com/a?b=c"],
      ["text", ")."],
    ],
  ],
  ["a scheme that is not safe", "javascript:alert(1)", [["text", "javascript:alert(1)"]]],
  ["markup", "<b>https</b>", [["text", "<b>https</b>"]]],
  [
    "a mention before a full stop",
    "Ask @Grace.Hopper.",
    [
      ["text", "Ask "],
      ["mention", "@Grace.Hopper"],
      ["text", "."],
    ],
  ],
  ["an unknown name and an email address", "@bob ada@ada", [["text", "@bob ada@ada"]]],
])("reads %s", (_name, body, expected) => {
  expect(noteParts(body, people).map(({ kind, text }) => [kind, text])).toEqual(expected);
});

test("people are mentioned once, by their whole name", () => {
  expect(mentionsOf("@ada, @ADA and @adam; grace@grace.hopper @grace.hopper", people)).toEqual(["1", "2"]);
});

test.each([
  ["Ask @gr", 7, { start: 4, text: "gr" }],
  ["Ask @", 5, { start: 4, text: "" }],
  ["ada@gr", 6, null],
  ["@ada done", 9, null],
])("the name typed in %j", (body, caret, expected) => {
  expect(typedMention(body, caret)).toEqual(expected);
});
