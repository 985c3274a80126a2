import { expect, test } from "vitest";
import { lines, positionsOf } from "./outline.test-support.ts";

test.each([
  ["Physician for Spine Surgery – Vantelo Clinic, Umbrick", "Physician for Spine Surgery @ Vantelo Clinic"],
  ["Junior Doctor for Neurology – Vantelo Hospital, Leeds", "Junior Doctor for Neurology @ Vantelo Hospital"],
  [
    "Physician for Heart Surgery and Cardiology – Vantelo Clinic",
    "Physician for Heart Surgery and Cardiology @ Vantelo Clinic",
  ],
  ["Teacher for Music and Physics — Vantelo School, Leeds", "Teacher for Music and Physics @ Vantelo School"],
  ["Engineer for Robotics – Vantelo Systems | Leeds", "Engineer for Robotics @ Vantelo Systems"],
  ["Coach for Leadership Development - Vantelo Academy, Leeds", "Coach for Leadership Development @ Vantelo Academy"],
  ["Facharzt für Neurochirurgie – Klinik Vantelo, Bonn", "Facharzt für Neurochirurgie @ Klinik Vantelo"],
  // The place of an employer
  ["Engineer for Vantelo – Leeds", "Engineer @ Vantelo"],
  ["Waiter for Vantelo Café – Leeds", "Waiter @ Vantelo Café"],
])("what a person does behind 'for': %s", (entry, expected) => {
  const text = lines("Experience", "", `${entry} | 2014 – 2016`, "Nurse, Okra Hospital, Leeds | 2011 – 2014");
  expect(positionsOf(text)[0]).toBe(`${expected}, 2014 to 2016`);
});
