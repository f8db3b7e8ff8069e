<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
<dependencies><dependency catalog="qt_ru"/></dependencies>
<context>
    <name>Main</name>
    <message numerus="yes">
        <location filename="../a.cpp" line="+7"/>
        <source>%n file(s)<byte value="x1f"/></source>
        <comment>menu</comment>
        <translation type="unfinished">
            <numerusform>%n &quot;</numerusform>
            <numerusform variants="yes"><lengthvariant>a</lengthvariant></numerusform>
        </translation>
    </message>
    <message id="a"><source>b</source><translation type="vanished">c</translation></message>
    <message id="a"><source>b</source><translation/></message>
</context>
</TS>
