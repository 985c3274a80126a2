import { expect, test } from "vitest";
import { isTechnologyList } from "./technologies.ts";

test.each([
  ["Java, Docker, Linux, PHP", true],
  ["Java EE 5, JSF, JPA, JDBC", true],
  ["Play! 2, Cassandra (Hector and others)", true],
  ["Photoshop, Figma, Lumwick", true],
  ["Java, Lumora AG, Leeds", false],
  ["Engineer, Lumora", false],
  ["Java", false],
  ["Python Developer, Lumora, Leeds", false],
])("%s: %s", (text, isList) => {
  expect(isTechnologyList(text)).toBe(isList);
});
