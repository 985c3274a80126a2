import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

describe("a life in one line, each part behind its years", () => {
  test.each([
    [
      "behind the birth and the school",
      "Kurzbiografie",
      "1961 in Kiel geboren, Schulbesuch mit Abitur, danach Lehre zur Malerin in Umbra, 1980-1985 Studium der Malerei an der Kunsthochschule Lumora, 1985-1990 Restauratorin am Museum Umbra, 1990-2002 Dozentin an der Volkshochschule Vantelo, seit 2002 freischaffende Künstlerin",
      ["Restauratorin @ Museum Umbra", "Dozentin @ Volkshochschule Vantelo", "freischaffende Künstlerin @ –"],
    ],
    [
      "with open dates in the middle and the town at the end",
      "Zur Person",
      "Geboren 1961 in Kiel, 1980-1985 Studium der Malerei an der Kunsthochschule Lumora, 1985-1990 Restauratorin am Museum Umbra, ab 1990 Dozentin an der Volkshochschule Vantelo, seit 2002 freischaffende Künstlerin, lebt in Kiel.",
      ["Restauratorin @ Museum Umbra", "Dozentin @ Volkshochschule Vantelo", "freischaffende Künstlerin @ –"],
    ],
    [
      "in French",
      "Biographie",
      "Née en 1961 à Lyon, 1980-1985 études de peinture à l'École des beaux-arts de Lumora, 1985-1990 restauratrice au Musée Umbra, 1990-2002 professeure au Lycée Vantelo, depuis 2002 peintre indépendante.",
      ["restauratrice @ Musée Umbra", "professeure @ Lycée Vantelo", "peintre indépendante @ –"],
    ],
    [
      "in English",
      "Life",
      "Born 1961 in Leeds, 1980-1985 studies of painting at Lumora College of Art, 1985-1990 conservator at Umbra Museum, 1990-2002 lecturer at Vantelo University, since 2002 freelance artist.",
      ["conservator @ Umbra Museum", "lecturer @ Vantelo University", "freelance artist @ –"],
    ],
  ])("%s", (_name, heading, line, names) => {
    const text = lines(heading, "", line);
    const dates = ["1985 to 1990", line.includes("ab 1990") ? "1990 to present" : "1990 to 2002", "2002 to present"];
    expect(positionsOf(text)).toEqual(names.map((name, index) => `${name}, ${dates[index]}`));
    expect(educationsOf(text)).toHaveLength(1);
  });

  test("a role from a year on inside an entry is none of its own", () => {
    const text =
      "2011 – 2017 Engineer, Lumora AG, from 2014 Senior Engineer, 2008 – 2011 Trainee, Umbra AG, 2005 – 2008 Clerk, Vantelo AG";
    expect(positionsOf(lines("Experience", text))[0]).toBe("Engineer @ Lumora AG, 2011 to 2017");
  });
});

test.each([
  ["1979-1990 Tätigkeit in Kiel als Zeichnerin", "Zeichnerin @ –, 1979 to 1990"],
  ["2003-2013 Leiterin des Landkreises Umbra-Spree", "Leiterin @ Landkreises Umbra-Spree, 2003 to 2013"],
  ["1972-1979 Stadtplanerin in Frankfurt/Oder", "Stadtplanerin @ –, 1972 to 1979"],
  ["2005-2010 Restauratorin, Mitglied im Verband Umbra", "Restauratorin @ –, 2005 to 2010"],
])("%s", (line, position) => {
  expect(positionsOf(lines("Beruflicher Werdegang", "", line, "1968-1972 Fahrer, Lumora GmbH"))[0]).toBe(position);
});
